import { everything } from '../../db/grants.fixture'
import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Sums of days, which only grow.
    module_version_day: {
      select: 'all',
      insert: 'all',
      update: ['failures', 'loads'],
      delete: false,
    },
    // Counts of days, which only grow until the database itself removes them.
    module_measure_day: {
      select: 'all',
      insert: 'all',
      update: ['count'],
      delete: false,
    },
    // Made and revoked by super admins, used by the system, and never removed.
    module_deploy_key: {
      select: 'all',
      insert: ['created_at', 'created_by', 'ends_at', 'may_promote', 'module_id', 'name', 'secret_hash'],
      update: ['last_used_at', 'revoked_at', 'revoked_by'],
      delete: false,
    },
    // Made, retired and revoked by the system, and never removed.
    installation_key: {
      select: 'all',
      insert: ['created_at', 'id', 'sealed'],
      update: ['retired_at', 'revoked_at', 'sealed'],
      delete: false,
    },
    module_signature: {
      select: 'all',
      insert: 'all',
      update: ['calls_hash', 'signature', 'signed_at'],
      delete: false,
    },
    // Begun, and ended once.
    module_rollout: {
      select: 'all',
      insert: ['began_at', 'module_id', 'municipality_ids', 'reason', 'unit_ids', 'version'],
      update: ['ended_at', 'ended_by'],
      delete: false,
    },
    module_quarantine: { ...everything, update: null },
  },
  rowsAfter: {
    '0065-health-of-versions.sql': `
      INSERT INTO module_version_day (module_id, version, day, loads, failures)
        VALUES ('mf-old', '1', '2026-01-01', 12, 1);`,
    '0069-measures-of-versions.sql': `
      INSERT INTO module_measure_day (module_id, version, kind, day, up_to, count)
        VALUES ('mf-old', '1', 'load', '2026-01-01', 500, 3);`,
    '0068-deploy-keys.sql': `INSERT INTO module_deploy_key (module_id, name, secret_hash, created_at, ends_at)
      VALUES ('mf-old', 'Laget för gammalt', sha256('x'), '2026-01-01', '2026-06-01')`,
    '0070-signed-modules.sql': `
      INSERT INTO installation_key (id, sealed, created_at)
        VALUES (repeat('k', 43), decode(repeat('00', 76), 'hex'), '2026-01-01');
      INSERT INTO module_signature (module_id, version, key_id, signature, signed_at)
        VALUES ('mf-old', '1', repeat('k', 43), decode(repeat('00', 64), 'hex'), '2026-01-01');`,
    '0066-rollouts.sql': `
      INSERT INTO module_rollout (module_id, version, municipality_ids, unit_ids, reason, began_at)
        VALUES ('mf-old', '1', '{1}', '{}', 'x', '2026-01-01');
      INSERT INTO module_quarantine (module_id, version, at, loads, failures) VALUES ('mf-old', '1', '2026-01-01', 2, 3);`,
  },
}
