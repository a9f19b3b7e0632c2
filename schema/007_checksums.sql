-- A checksum of each hand's facts. It shows whether a person changed them or the disk did.

ALTER TABLE hand ADD COLUMN checksum INTEGER;  -- of `facts` as text, see src/store/checksum.h; NULL: none was kept
