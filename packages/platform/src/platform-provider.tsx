import { AppearanceProvider } from '@veckovis/ui'
import { Provider, useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { shownThemeAtom } from './frame/theme'
import { useLanguage } from './session/session-hooks'
import { fetchCode } from './remote/fetch-code'
import { platformStore } from './store'

/** The nonce that the server wrote into the page, for style elements made at run time. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined

const Appearance = ({ children }: { children: ReactNode }) => {
  const theme = useAtomValue(shownThemeAtom, { store: platformStore })
  const language = useLanguage()
  return (
    <AppearanceProvider theme={theme} language={language} nonce={pageNonce()} fetchCode={fetchCode}>
      {children}
    </AppearanceProvider>
  )
}

/** What every React root of the page stands in: one store, one look. */
export const PlatformProvider = ({ children }: { children: ReactNode }) => (
  <Provider store={platformStore}>
    <Appearance>{children}</Appearance>
  </Provider>
)
