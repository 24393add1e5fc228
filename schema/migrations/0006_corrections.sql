-- How often an operator has taken a result of the day back, or put one back in its place; null: never. What was told of
-- a closed day's results holds as long as this does.
alter table days add column corrections integer;
