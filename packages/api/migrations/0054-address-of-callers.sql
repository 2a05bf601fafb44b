-- From where what the security log tells of was asked (docs/decisions/0021-security-log.md): the network address of the
-- caller, where there was one. It goes with its event, after twelve months.
ALTER TABLE security_event ADD COLUMN address inet;
GRANT INSERT (address) ON security_event TO veckovis_app;
