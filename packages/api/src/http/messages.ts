import type { Refusal } from '../errors'

export type Language = 'sv' | 'en'

/** The first language of the header that we speak; Swedish otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const wished = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return wished.find((language): language is Language => language === 'sv' || language === 'en') ?? 'sv'
}

const messages: Record<Refusal['code'], Record<Language, string>> = {
  'active-item': { sv: 'En aktiv eller låst budget kan inte tas bort', en: 'You cannot delete active item' },
  'active-need': { sv: 'En aktiv behovsbudget kan inte tas bort', en: 'You cannot delete active Need' },
  'bad-request': { sv: 'Förfrågan är felaktig.', en: 'The request is not valid.' },
  'bad-credentials': { sv: 'Något gick fel. Har du skrivit in rätt uppgifter?', en: 'Bad credentials' },
  'body-too-large': { sv: 'Det som skickades är för stort.', en: 'What was sent is too large.' },
  'budget-exists': { sv: 'Budgeten finns redan', en: 'This Budget already exists' },
  'budget-locked': {
    sv: 'Budgeten är låst och kan inte ändras.',
    en: 'The budget is locked and cannot be changed.',
  },
  conflict: { sv: 'Ändringen går inte ihop med det som redan finns.', en: 'The change conflicts with what is there.' },
  'email-not-found': { sv: 'E-postadressen hittades inte', en: 'Email not found' },
  'email-taken': { sv: 'E-postadressen används redan', en: 'This email is already taken' },
  forbidden: { sv: 'Du saknar behörighet.', en: 'You have no permission for this.' },
  'needs-budget-first': {
    sv: 'Lås behovsbudgeten innan du skapar en resursbudget',
    en: 'Lock the needs budget before creating a resource budget',
  },
  'no-staff': { sv: 'Lägg till personal innan du skapar en budget', en: 'Add staff before creating a budget' },
  'not-found': { sv: 'Det som efterfrågades finns inte.', en: 'What was asked for does not exist.' },
  'not-licensed': {
    sv: 'Modulen ingår inte i kommunens licens.',
    en: "The module is not part of the municipality's licence.",
  },
  'rate-limited': {
    sv: 'För många försök. Vänta en stund och försök igen.',
    en: 'Too many attempts. Wait a while and try again.',
  },
  'server-error': { sv: 'Serverfel. Försök igen senare.', en: 'Server error. Try again later.' },
  'stale-version': { sv: 'Uppgifterna har ändrats av någon annan.', en: 'This was changed by someone else.' },
  'token-invalid': { sv: 'Länken eller sessionen gäller inte längre.', en: 'The link or session is no longer valid.' },
  unauthenticated: { sv: 'Logga in för att fortsätta.', en: 'Log in to continue.' },
  unavailable: {
    sv: 'Tjänsten är inte tillgänglig just nu. Försök igen senare.',
    en: 'The service is not available right now. Try again later.',
  },
  'unsupported-media-type': {
    sv: 'Innehållet har en typ som inte stöds.',
    en: 'The content has a type that is not supported.',
  },
  'week-closed': { sv: 'Veckan är passerad och kan inte ändras.', en: 'The week has passed and cannot be changed.' },
}

export const messageOf = (code: Refusal['code'], language: Language): string => messages[code][language]
