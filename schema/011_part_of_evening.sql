-- A change that was carried over from an earlier part of the same evening says from which one. Labels said it in words.

ALTER TABLE log ADD COLUMN part INTEGER CHECK (part > 0);  -- from 1; NULL: a change of this session itself

UPDATE log SET
    part = CAST(substr(label, instr(label, ' in part ') + length(' in part ')) AS INTEGER),
    label = substr(label, 1, instr(label, ' in part ') - 1)
  WHERE hand IS NULL AND label GLOB '* in part [1-9]*';
