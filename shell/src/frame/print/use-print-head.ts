import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { platformStore, printPeriodAtom, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useLayoutEffect } from 'react'
import { printRules } from './print-head'

const today = (): string => {
  const { year, month, day } = calendarDateInStockholm(new Date())
  return [year, month, day].map(part => String(part).padStart(2, '0')).join('-')
}

/**
 * Puts place, page, period, date and the number of the sheet on every sheet that is printed. Browsers that know no
 * boxes in the margins print the title of the document there instead, so it says the same while it is printed; it is
 * also the name that a PDF is offered under. A page that is not about the active unit names none.
 *
 * A sheet redraws itself synchronously when printing begins, and that runs every effect that still waits. The listeners
 * are therefore set in the commit itself, and the period is read when it is printed: an effect that ran in the middle
 * of the event would take `begin` away before it is called.
 */
export const usePrintHead = (title: string, isOfUnit: boolean): void => {
  const { t } = useTranslation('shell')
  const active = useActiveUnit()
  const place =
    active === null || !isOfUnit ? '' : [active.municipality.name, active.department, active.unit.name].join(' · ')
  useLayoutEffect(() => {
    const subject = () => {
      const period = platformStore.get(printPeriodAtom)
      return period === null ? title : `${title} · ${period}`
    }
    const sheet = new CSSStyleSheet()
    const write = () =>
      sheet.replaceSync(
        printRules({ place, subject: subject(), date: today(), page: [`${t('print.sheet')} `, ` ${t('print.of')} `] }),
      )
    write()
    const unsubscribe = platformStore.sub(printPeriodAtom, write)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const shown = { title: document.title }
    const begin = () => {
      write()
      shown.title = document.title
      document.title = [subject(), place].filter(text => text !== '').join(' – ')
    }
    const end = () => {
      document.title = shown.title
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      unsubscribe()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [title, place, t])
}
