import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { makePlace, type Place } from '../../fixtures/places'
import { callApi, enter, type Tokens } from '../../fixtures/session'
import { PlacesPage } from '../../pages/places-page'

type OpenOptions = {
  language?: 'sv' | 'en'
  /** The address, with what follows from the place. */
  at: string | ((place: Place) => string)
}

/** A place of its own and a super admin on a page of places. */
export const openPlaces = async (page: Page, { language = 'en', at }: OpenOptions) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  const tokens = await enter(page, { person, place, language }, typeof at === 'string' ? at : at(place))
  return { place, person, tokens, places: new PlacesPage(page) }
}

/** Something new by the API. */
export const post = (tokens: Tokens, path: string, body: object) =>
  callApi(tokens, path, { method: 'POST', body: JSON.stringify({ requestId: crypto.randomUUID(), ...body }) })

/** The language of what is opened from now on in the tab. */
export const chooseLanguage = (page: Page, language: 'sv' | 'en') =>
  page.evaluate(chosen => window.localStorage.setItem('activeLanguage', chosen), language)
