import { useId, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './tabs.module.css'

export type TabItem = { key: string; label: ReactNode; children: ReactNode }

export type TabsProps = {
  items: readonly TabItem[]
  activeKey: string
  onChange: (key: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrow keys move the focus, Home and End to the ends; Enter or Space then chooses: a panel may ask first. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex(tab => tab === document.activeElement)
  const step = steps[event.key]
  const ends = { Home: 0, End: tabs.length - 1 }[event.key]
  const next = step === undefined ? ends : (at + step + tabs.length) % tabs.length
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

export const Tabs = ({ items, activeKey, onChange }: TabsProps) => {
  const id = useId()
  const shown = items.find(({ key }) => key === activeKey)
  return (
    <div className={styles.tabs}>
      {/* The keys of the tabs, gathered where they bubble to: the list itself is no stop. */}
      <div className={styles.list} role="tablist" tabIndex={-1} onKeyDown={moveFocus}>
        {items.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab-${key}`}
            className={styles.tab}
            aria-selected={key === activeKey}
            tabIndex={key === activeKey ? 0 : -1}
            {...(key === activeKey ? { 'aria-controls': `${id}panel` } : {})}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div key={shown.key} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${shown.key}`} tabIndex={0}>
          {shown.children}
        </div>
      )}
    </div>
  )
}
