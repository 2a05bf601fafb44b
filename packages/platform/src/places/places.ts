import { atom, useAtomValue } from 'jotai'
import { createHeld } from '../frame/held'
import { platformStore } from '../store'

/**
 * What each place gives to what modules show there: plain data. A value may be added; one that goes, or means something
 * else, makes the next version of the place (`contextPlaces` of the contracts).
 */
export type PlaceContexts = {
  /** A card on the page of settings. The active unit, null without one. */
  'settings/1': { readonly unitId: number | null }
  /** A line below the active unit in the head of every page. */
  'unit-head/1': { readonly unitId: number }
  /** A card of the loaded forecast, with the weeks that it shows, both included. */
  'forecast-side/1': {
    readonly unitId: number
    readonly year: number
    readonly startWeek: number
    readonly endWeek: number
  }
}
export type PlaceName = keyof PlaceContexts

export type OpenPlace<Name extends PlaceName> = {
  readonly element: HTMLElement
  readonly context: PlaceContexts[Name]
}

const createPlace = <Name extends PlaceName>() => {
  const open = atom<OpenPlace<Name> | null>(null)
  return {
    openAtom: atom(get => get(open)),
    hold: createHeld<OpenPlace<Name>>(latest => platformStore.set(open, latest)),
  }
}

const places: { readonly [Name in PlaceName]: ReturnType<typeof createPlace<Name>> } = {
  'settings/1': createPlace(),
  'unit-head/1': createPlace(),
  'forecast-side/1': createPlace(),
}

/** Opens a place until the returned function is called. Where it is open twice, the latest counts. */
export const openPlace = <Name extends PlaceName>(place: Name, open: OpenPlace<Name>): (() => void) =>
  places[place].hold(open)

/** For the shell, which shows what modules contribute; null while no page has the place. */
export const useOpenPlace = <Name extends PlaceName>(place: Name): OpenPlace<Name> | null =>
  useAtomValue(places[place].openAtom, { store: platformStore })

/** For a contribution: the context of the place that it stands in; null once the place is gone. */
export const usePlaceContext = <Name extends PlaceName>(place: Name): PlaceContexts[Name] | null =>
  useOpenPlace(place)?.context ?? null
