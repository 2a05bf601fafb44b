import type { LogoRefusal, PlaceRefusal } from '@veckovis/contracts/organisation'
import { refuser } from '../../http/general-error'

export const organisationError = refuser<LogoRefusal | PlaceRefusal>({
  'county-taken': { status: 409, sv: 'Länet finns redan', en: 'This County already exists' },
  'county-code-taken': { status: 409, sv: 'Länskoden används redan', en: 'This county code is already taken' },
  'municipality-taken': { status: 409, sv: 'Kommunen finns redan', en: 'This Municipality already exists' },
  'department-taken': {
    status: 409,
    sv: 'Avdelningsnamnet är upptaget.',
    en: 'This Department name is already taken.',
  },
  'unit-taken': { status: 409, sv: 'Enheten finns redan i avdelningen.', en: 'Unit exist in this Department.' },
  'active-item': { status: 409, sv: 'Det går inte att ta bort något aktivt', en: 'You cannot delete active item' },
  'in-use': {
    status: 409,
    sv: 'Det går inte att ta bort det som används eller har en historik.',
    en: 'What is in use or has a history cannot be deleted.',
  },
  'other-municipality': {
    status: 409,
    sv: 'En enhet kan bara flyttas inom sin kommun.',
    en: 'A unit can only be moved within its municipality.',
  },
  'logo-kind': {
    status: 415,
    sv: 'Filen är ingen bild i formatet PNG, JPEG eller WebP.',
    en: 'The file is no image of the kind PNG, JPEG or WebP.',
  },
  'logo-pixels': { status: 413, sv: 'Bilden har för många bildpunkter.', en: 'The image has too many pixels.' },
  'logo-unreadable': {
    status: 422,
    sv: 'Bilden är skadad och kan inte läsas.',
    en: 'The image is damaged and cannot be read.',
  },
  'upload-broken': { status: 422, sv: 'Filen kom inte fram hel.', en: 'The file did not arrive whole.' },
})
