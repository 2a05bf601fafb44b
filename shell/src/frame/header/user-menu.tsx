import { signOut, useNavigateGuarded, useTranslation, type SessionUser } from '@veckovis/platform'
import { Icon, type IconName } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import * as styles from './user-menu.module.css'

export const fullNameOf = (user: Pick<SessionUser, 'firstName' | 'lastName'>): string =>
  `${user.firstName} ${user.lastName}`.trim()

const initialsOf = (user: Pick<SessionUser, 'firstName' | 'lastName'>): string =>
  [user.firstName, user.lastName].map(name => [...name.trim()].slice(0, 1).join('')).join('')

const MenuLabel = ({ icon, text }: { icon: IconName; text: string }) => (
  <span className={styles.label}>
    <Icon name={icon} />
    {text}
  </span>
)

export const UserMenu = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigateGuarded()
  return (
    <DropdownMenu
      items={[
        {
          key: 'settings',
          label: <MenuLabel icon="settings" text={t('userMenu.settings')} />,
          onSelect: () => void navigate('/settings'),
        },
        ...(user.superadmin
          ? [
              {
                key: 'installation',
                label: <MenuLabel icon="admin" text={t('userMenu.installation')} />,
                onSelect: () => void navigate('/settings/installation'),
              },
            ]
          : []),
        {
          key: 'logout',
          label: <MenuLabel icon="sign-out" text={t('userMenu.logout')} />,
          onSelect: () => void signOut(),
        },
      ]}
    >
      <button type="button" className={styles.userMenu}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(user)}
        </span>
        <span className={styles.name}>{fullNameOf(user)}</span>
        <Icon name="chevron-down" />
      </button>
    </DropdownMenu>
  )
}
