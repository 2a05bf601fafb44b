-- Which mail of an invitation is under way, by the digest of its link: with another address, or an invitation that is
-- begun again, attempts are counted anew, and two of them can have one number.
ALTER TABLE invitation ADD COLUMN attempt_hash bytea CHECK (octet_length(attempt_hash) = 32);
GRANT UPDATE (attempt_hash) ON invitation TO veckovis_app;
