import { createCache, StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider'
import enGB from 'antd/es/locale/en_GB'
import svSE from 'antd/es/locale/sv_SE'
import { useMemo, type ReactNode } from 'react'
import { antdThemeFor } from '../theme/antd-theme'
import { useAppearance } from '../theme/appearance'
import { useReducedMotion } from '../theme/reduced-motion'

// One cache for all roots of the page: a style is inserted once.
const cache = createCache()
const locales = { sv: svSE, en: enGB }

/** antd in the look of the suite. Every facade brings it along, so no root needs to. */
export const UiThemeProvider = ({ children }: { children: ReactNode }) => {
  const { theme, language, nonce } = useAppearance()
  const isStill = useReducedMotion()
  const config = useMemo(() => antdThemeFor(theme, isStill), [theme, isStill])
  return (
    <StyleProvider cache={cache} hashPriority="low">
      <ConfigProvider
        theme={config}
        locale={locales[language]}
        wave={{ disabled: true }}
        {...(nonce === undefined ? {} : { csp: { nonce } })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
