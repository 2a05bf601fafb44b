import { useTranslation } from '@veckovis/platform'
import { createContext, useContext } from 'react'

const Namespace = createContext('mf-diary')

/**
 * Says where the texts of what stands inside come from, for what is shown outside the diary's own pages: there only a
 * part of the diary's texts is loaded, under a name of its own.
 */
export const DiaryWordsFrom = Namespace.Provider

/** The texts of the diary, in its pages and outside them. */
export const useDiaryWords = () => useTranslation(useContext(Namespace))
