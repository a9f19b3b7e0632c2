-- A checksum of each hand's facts, so that a note which the disk has changed is told from one that a person has made.

ALTER TABLE hand ADD COLUMN checksum INTEGER;  -- of `facts` as text, see src/store/checksum.h; NULL: none was kept
