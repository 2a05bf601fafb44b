/** Providers that give an address to anybody: it says nothing of where somebody works. */
const openProviders = new Set([
  'aol.com',
  'bredband.net',
  'bredband2.com',
  'comhem.se',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'home.se',
  'hotmail.com',
  'hotmail.se',
  'icloud.com',
  'live.com',
  'live.se',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.se',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'spray.se',
  'swipnet.se',
  'tele2.se',
  'telia.com',
  'tuta.com',
  'yahoo.com',
  'yahoo.se',
  'ymail.com',
  'zoho.com',
])

/**
 * The part of an address that tells the organisation, in small letters; undefined where anybody gets an address of the
 * provider, or where it is no address.
 */
export const organisationDomain = (email: string): string | undefined => {
  const domain = email.trim().normalize('NFC').toLowerCase().split('@').at(-1) ?? ''
  return email.includes('@') && domain !== '' && !openProviders.has(domain) ? domain : undefined
}
