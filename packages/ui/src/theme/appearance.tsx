import { createContext, useContext, useMemo, type ReactNode } from 'react'

export type Appearance = {
  theme: 'light' | 'dark'
  language: 'sv' | 'en'
  /** Nonce of the page's content security policy, for style elements made at run time. */
  nonce: string | undefined
  /** How code is fetched that is needed later; anyone who gives it tells of what does not come. */
  fetchCode: FetchCode
}

type FetchCode = <Code>(load: () => Promise<Code>) => Promise<Code>

const fetchPlainly: FetchCode = load => load()

const AppearanceContext = createContext<Appearance>({
  theme: 'light',
  language: 'sv',
  nonce: undefined,
  fetchCode: fetchPlainly,
})

/** What the antd facades need to know; carries no antd itself, so a page without them stays light. */
export const AppearanceProvider = ({
  theme,
  language,
  nonce,
  fetchCode = fetchPlainly,
  children,
}: {
  theme: Appearance['theme']
  language: Appearance['language']
  nonce?: string | undefined
  fetchCode?: FetchCode
  children: ReactNode
}) => {
  const value = useMemo(() => ({ theme, language, nonce, fetchCode }), [theme, language, nonce, fetchCode])
  return <AppearanceContext value={value}>{children}</AppearanceContext>
}

export const useAppearance = (): Appearance => useContext(AppearanceContext)
