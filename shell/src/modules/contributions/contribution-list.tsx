import { addMessages, platformStore } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import en from '../../../locales/contributions/en.json'
import sv from '../../../locales/contributions/sv.json'
import { useViewer } from '../../frame/routing/use-viewer'
import { registryAtom } from '../module-registry'
import { ContributionSlot } from './contribution-slot'
import { contributionsTo } from './contributions-to'

addMessages('contributions', 'sv', sv)
addMessages('contributions', 'en', en)

/** What the modules contribute to the start page, each in a card of its own. */
export const ContributionList = () => {
  const { holds } = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  if (registry === null) return null
  return contributionsTo('start-page', registry, holds).map(contribution => (
    <ContributionSlot key={contribution.id} contribution={contribution} />
  ))
}
