import { presetOf, type RoleHolder } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState, type ReactNode } from 'react'
import type { PlaceIndex } from '../../../../data/place-index'
import { placeName } from '../../place-words'
import { newWideRoles, type WideRoles } from './wide-roles'

/** Somebody with the roles that are to be given. */
export type Given = { readonly name: string; readonly holder: RoleHolder; readonly before: RoleHolder }

type Wide = WideRoles & Given

type Asked = { readonly wide: readonly [Wide, ...Wide[]]; readonly answer: (isGiven: boolean) => void }

/** So many of those who are selected are named; the others are counted. */
const mostNamed = 5

const questionKey = (wide: readonly Wide[]): string =>
  JSON.stringify(wide.map(({ name, holder, places }) => [name, holder.jobTitleId, places]))

/** Who gets more than the job title usually has, with the number of units. */
const WideQuestion = ({ wide, answer, index }: Asked & { readonly index: PlaceIndex }) => {
  const { t } = useTranslation('admin-users')
  const [{ name, holder, places, units }, ...others] = wide
  const { jobTitleId } = holder
  const preset = jobTitleId === null ? undefined : presetOf(jobTitleId)
  const text = others.length > 0 ? 'ofMany' : (preset?.placeKind ?? 'none')
  const values = {
    places: places.map(key => placeName(key, index, t)).join(', '),
    title: t(`titles.${jobTitleId ?? 'none'}`),
    people: [
      ...wide.slice(0, mostNamed).map(each => each.name),
      ...(wide.length > mostNamed ? [t('leaving.more', { count: wide.length - mostNamed })] : []),
    ].join(', '),
  }
  return (
    <ConfirmDialog
      open
      title={t(others.length > 0 ? 'wide.titleOfMany' : 'wide.title', { name, count: units })}
      confirmLabel={t('wide.confirm')}
      cancelLabel={t('wide.back')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {t(`wide.text.${text}`, values)}
    </ConfirmDialog>
  )
}

/**
 * Asks once before somebody gets a role on a place that is wider than those of their job title: a slip in the choice of
 * places would otherwise give a whole municipality, or the country, without a word.
 */
export const useWideQuestion = (
  index: PlaceIndex,
): { readonly mayGive: (given: readonly Given[]) => Promise<boolean>; readonly question: ReactNode } => {
  const [asked, ask] = useState<Asked | null>(null)
  const [taken, take] = useState<string | null>(null)
  const mayGive = async (given: readonly Given[]) => {
    const [first, ...others] = given.flatMap(each => {
      const wide = newWideRoles(each.holder, { before: each.before, index })
      return wide === null ? [] : [{ ...each, ...wide }]
    })
    if (first === undefined) return true
    const wide = [first, ...others] as const
    const key = questionKey(wide)
    if (key === taken) return true
    const isGiven = await new Promise<boolean>(answer => ask({ wide, answer }))
    ask(null)
    if (isGiven) take(key)
    return isGiven
  }
  return { mayGive, question: asked !== null && <WideQuestion {...asked} index={index} /> }
}
