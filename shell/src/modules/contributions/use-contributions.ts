import type { Contribution } from '@veckovis/contracts/modules'
import { addMessages, platformStore } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import en from '../../../locales/contributions/en.json'
import sv from '../../../locales/contributions/sv.json'
import { useViewer } from '../../frame/routing/use-viewer'
import { registryAtom } from '../module-registry'
import { contributionsTo, type ShownContribution } from './contributions-to'

addMessages('contributions', 'sv', sv)
addMessages('contributions', 'en', en)

/** What the modules of the registry show in a place to the person who is signed in. */
export const useContributions = (place: Contribution['place']): readonly ShownContribution[] => {
  const { holds } = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  return registry === null ? [] : contributionsTo(place, registry, holds)
}
