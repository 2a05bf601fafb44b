/** What a part of the page does for commands, for as long as it stands. */
export type Offer = 'save' | 'revert' | 'export' | 'template' | 'nextDifference' | 'previousDifference'

export const createOffers = () => {
  const offers = new Map<Offer, () => void>()
  return {
    offer: (name: Offer, run: () => void) => {
      offers.set(name, run)
      return () => {
        if (offers.get(name) === run) offers.delete(name)
      }
    },
    /** Does what is offered, if anything does. */
    offered: (name: Offer) => offers.get(name)?.(),
  }
}
