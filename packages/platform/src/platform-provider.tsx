import { AppearanceProvider } from '@veckovis/ui'
import { Provider, useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { shownThemeAtom } from './frame/theme'
import { i18n } from './language/i18n'
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

/** What every React root of the page stands in: one store, one i18n instance, one look. */
export const PlatformProvider = ({ children }: { children: ReactNode }) => (
  <Provider store={platformStore}>
    <I18nextProvider i18n={i18n}>
      <Appearance>{children}</Appearance>
    </I18nextProvider>
  </Provider>
)
