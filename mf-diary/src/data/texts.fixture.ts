import decisionsEn from '../../locales/decisions/en.json'
import decisionsSv from '../../locales/decisions/sv.json'
import en from '../../locales/en.json'
import namesEn from '../../locales/names/en.json'
import namesSv from '../../locales/names/sv.json'
import sv from '../../locales/sv.json'

/** The texts of the pages, as they are loaded: with those of deciding. */
export const diaryTexts = { sv: { ...sv, ...decisionsSv, ...namesSv }, en: { ...en, ...decisionsEn, ...namesEn } }
