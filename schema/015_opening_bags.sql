-- The bags that each seat begins with, where an evening of Spades goes on.

ALTER TABLE session ADD COLUMN opening_bags TEXT NOT NULL DEFAULT ''  -- '': none
  CHECK (opening_bags = '' OR (json_valid(opening_bags) AND json_type(opening_bags) = 'array'));
