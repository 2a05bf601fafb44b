import { platformStore, useLanguage } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { Page } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import en from '../../locales/help/en.json'
import sv from '../../locales/help/sv.json'
import { resolveRoute } from '../frame/routing/resolve-route'
import { useViewer } from '../frame/routing/use-viewer'
import { registryAtom } from '../modules/module-registry'
import * as styles from './help-page.module.css'

const contents = { sv, en }
type HelpContent = (typeof contents)['sv']
type HelpSection = HelpContent['sections'][number]

/** A link from another page leads to one section: it is shown and gets focus, also when its code or the registry's answer came late. */
const useSectionOfAddress = (sections: number): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [hash, sections])
}

/** The sections on what this person can open here, and those that are on no page: the registry says which those are. */
const useOfferedSections = (sections: readonly HelpSection[]): readonly HelpSection[] => {
  const viewer = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const isOffered = (path: string) => resolveRoute(path, registry, viewer).kind === 'module'
  return sections.filter(({ pages }) => pages.length === 0 || pages.some(isOffered))
}

/** What each area is for and what its words mean. */
export const HelpPage = () => {
  const help = contents[useLanguage()]
  const sections = useOfferedSections(help.sections)
  useSectionOfAddress(sections.length)
  return (
    <Page intro={help.intro}>
      <div className={styles.help}>
        <nav className={styles.contents} aria-label={help.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(section => (
            <Section key={section.id} section={section} termsLabel={help.terms} />
          ))}
        </div>
      </div>
    </Page>
  )
}

const Section = ({ section, termsLabel }: { section: HelpSection; termsLabel: string }) => {
  const headingId = `${section.id}-heading`
  return (
    <section className={styles.section} id={section.id} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.title}</h2>
      <p className={styles.lead}>{section.lead}</p>
      <ul className={styles.points}>
        {section.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {section.terms.length > 0 && (
        <>
          <h3>{termsLabel}</h3>
          <dl className={styles.terms}>
            {section.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
