import { createContext, useContext, useMemo, type ReactNode } from 'react'

export type Appearance = {
  theme: 'light' | 'dark'
  language: 'sv' | 'en'
  /** Nonce of the page's content security policy, for style elements made at run time. */
  nonce: string | undefined
}

const AppearanceContext = createContext<Appearance>({ theme: 'light', language: 'sv', nonce: undefined })

/** What the antd facades need to know; carries no antd itself, so a page without them stays light. */
export const AppearanceProvider = ({
  theme,
  language,
  nonce,
  children,
}: {
  theme: Appearance['theme']
  language: Appearance['language']
  nonce?: string | undefined
  children: ReactNode
}) => {
  const value = useMemo(() => ({ theme, language, nonce }), [theme, language, nonce])
  return <AppearanceContext value={value}>{children}</AppearanceContext>
}

export const useAppearance = (): Appearance => useContext(AppearanceContext)
