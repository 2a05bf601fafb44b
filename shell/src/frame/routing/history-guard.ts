import { leaveGuard } from '@veckovis/platform'

type TraversableHistory = Pick<Navigation, 'addEventListener' | 'traverseTo'>

const returnTo = async (navigation: TraversableHistory, key: string): Promise<void> => {
  if (await leaveGuard.mayLeave()) await navigation.traverseTo(key).finished
}

/**
 * Back and Forward ask about unsaved work too. Links and buttons ask on their own; only the browser's
 * own buttons have to be held here. A browser without the Navigation API keeps its plain behaviour.
 */
export const guardHistory = (page: { readonly navigation?: TraversableHistory } = window): void => {
  const { navigation } = page
  if (navigation === undefined) return
  navigation.addEventListener('navigate', event => {
    const held = event.navigationType === 'traverse' && event.cancelable && event.destination.sameDocument
    if (!held || !leaveGuard.isDirty()) return
    event.preventDefault()
    void returnTo(navigation, event.destination.key)
  })
}
