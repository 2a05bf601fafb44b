import type { Environment } from '../env'
import { demoPassword } from './demo-accounts'

type Start = Pick<Environment, 'demo' | 'isDemoAsked' | 'isOpen' | 'databaseUrl' | 'publicUrl'> & {
  /** Demo accounts that can sign in. */
  readonly accounts: number
}

const meaning = ({ accounts, publicUrl }: Start) =>
  `--demo keeps the demonstration in this database: municipalities, staff, and ${accounts} accounts, one of them a super admin, all with the password ${demoPassword}, which everybody can read. Anyone who reaches ${publicUrl} can sign in as any of them.`

const warning = ({ accounts }: Start) =>
  `WARNING: ${accounts} accounts of the demonstration can sign in here, one of them as super admin, with a password that everybody can read. Deactivate them: UPDATE app_user SET active = false, access_version = access_version + 1 WHERE email LIKE '%@veckovis.example';`

/** What a start says of demo accounts, at each start; nothing where only this machine's own people meet them. */
export const demoNotices = (start: Start): string[] => {
  const isProduction = start.isOpen || start.databaseUrl !== undefined
  return [
    ...(start.isDemoAsked ? [meaning(start)] : []),
    ...(isProduction && start.accounts > 0 ? [warning(start)] : []),
  ]
}
