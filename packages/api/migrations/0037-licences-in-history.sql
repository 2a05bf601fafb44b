-- The history of a municipality tells of its licences, whose audit rows are told apart by the municipality in their details.
CREATE INDEX audit_event_licence ON audit_event ((details ->> 'municipalityId'), at)
WHERE action IN ('licence-given', 'licence-changed', 'licence-removed');
