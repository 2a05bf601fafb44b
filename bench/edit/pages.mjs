/**
 * What the driver has to know of each page: how its cells are found (probe.mjs), what stands in it when it can be used,
 * and the keys that go on from an edited cell to the one below.
 */
export const peers = [
  {
    name: 'react-data-grid',
    title: 'react-data-grid 7 beta',
    cells: 'react-data-grid',
    ready: '[role=gridcell][aria-colindex="2"]',
    onwards: ['Enter', 'ArrowDown'],
  },
  {
    name: 'ag-grid',
    title: 'AG Grid community',
    cells: 'ag-grid',
    ready: '.ag-cell[col-id="week-1"]',
    onwards: ['Enter'],
  },
  {
    name: 'antd-table',
    title: 'antd Table virtual',
    cells: 'antd-table',
    ready: '[data-row-key] input',
    onwards: ['Enter'],
  },
]

/** Our grid alone, as bare as the others: what the page around it costs is the difference. */
export const bareGrid = {
  name: 'week-grid',
  title: 'our grid, bare',
  cells: 'own',
  ready: '[data-row-id] [data-week="1"]',
  onwards: ['Enter'],
}

/** The forecast as it is used, with the chart in view. */
export const realPage = {
  name: 'forecast',
  title: 'our page, with the chart',
  cells: 'own',
  ready: '[data-row-id] [data-week="1"]',
  onwards: ['Enter'],
  hasChart: true,
}
