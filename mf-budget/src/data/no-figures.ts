import type { ResourceBasisValues } from '@veckovis/contracts/budget'

/** The key of the sentence that says why a resource budget has no figures. */
export const noFiguresText = ({ shownPay }: Pick<ResourceBasisValues, 'shownPay'>) =>
  shownPay === 'withheld' ? 'resources.shownPay.withheld' : 'resources.noFigures'
