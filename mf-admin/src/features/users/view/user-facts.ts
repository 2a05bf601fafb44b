import type { PersonRecord } from '@veckovis/contracts/people'
import type { Words } from '@veckovis/platform'

type Days = { readonly day: (instant: string) => string; readonly moment: (instant: string) => string }

/** What is known of somebody, with its label. */
export const userFacts = (user: PersonRecord, t: Words, { day, moment }: Days) => [
  { label: t('fields.email'), value: user.email },
  { label: t('fields.phone'), value: user.phone ?? t('nothing') },
  { label: t('fields.jobTitle'), value: t(`titles.${user.jobTitleId ?? 'none'}`) },
  { label: t('fields.active'), value: t(user.active ? 'active.yes' : 'active.no') },
  { label: t('fields.created'), value: day(user.createdAt) },
  { label: t('fields.lastLogin'), value: user.lastLoginAt === null ? t('never') : moment(user.lastLoginAt) },
]
