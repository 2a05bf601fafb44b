import AntdTabs from 'antd/es/tabs'
import type { ReactNode } from 'react'
import { UiThemeProvider } from './theme'
import * as styles from './tabs.module.css'

export type TabItem = { key: string; label: ReactNode; children: ReactNode }

export type TabsProps = {
  items: readonly TabItem[]
  activeKey: string
  onChange: (key: string) => void
  /** At the end of the row of tabs */
  beside?: ReactNode
}

const parts = { header: styles.list, item: styles.tab }

/** The arrow keys move the focus, Home and End to the ends; Enter or Space then chooses: a panel may ask first. */
export const Tabs = ({ items, activeKey, onChange, beside }: TabsProps) => (
  <UiThemeProvider>
    <AntdTabs
      className={styles.tabs}
      classNames={parts}
      items={[...items]}
      activeKey={activeKey}
      onChange={onChange}
      destroyOnHidden
      // antd's own place for it is within the list of tabs, which holds nothing but tabs.
      {...(beside === undefined
        ? {}
        : {
            renderTabBar: (props, TabBar) => (
              <div className={styles.row}>
                <TabBar {...props} />
                {beside}
              </div>
            ),
          })}
    />
  </UiThemeProvider>
)
