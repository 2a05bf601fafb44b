import AntdTabs from 'antd/es/tabs'
import type { ReactNode } from 'react'
import { UiThemeProvider } from './theme'
import * as styles from './antd.module.css'

export type TabItem = { key: string; label: ReactNode; children: ReactNode; disabled?: boolean }

export type TabsProps = {
  items: readonly TabItem[]
  activeKey: string
  onChange: (key: string) => void
  /** Stands at the end of the row of tabs. */
  extra?: ReactNode
}

export const Tabs = ({ items, activeKey, onChange, extra }: TabsProps) => (
  <UiThemeProvider>
    <AntdTabs
      className={styles.tabs}
      items={[...items]}
      activeKey={activeKey}
      onChange={onChange}
      destroyOnHidden
      animated={false}
      tabBarExtraContent={extra}
    />
  </UiThemeProvider>
)
