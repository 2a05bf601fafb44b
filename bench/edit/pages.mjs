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

/**
 * The same grids with what the forecast has around its sheet: effect line, chart and save bar of plain React and nivo
 * (pages/around). A page beside a page; the ones above are a grid beside a grid.
 */
export const peerPages = peers
  .filter(({ name }) => name !== 'antd-table')
  .map(peer => ({ ...peer, name: `${peer.name}-page`, title: `${peer.title}, with the chart`, hasChart: true }))

/** Our grid alone, as bare as the others: what the page around it costs is the difference. */
export const bareGrid = {
  name: 'week-grid',
  title: 'our grid, bare',
  cells: 'own',
  ready: '[data-row-id] [data-week="1"]',
  onwards: ['Enter'],
}

/** Our grid with the plain chart of the other pages: what our page costs beyond that is the difference. */
export const gridPage = { ...bareGrid, name: 'week-grid-page', title: 'our grid, with their chart', hasChart: true }

/** The forecast as it is used, with the chart in view. */
export const realPage = {
  name: 'forecast',
  title: 'our page, with the chart',
  cells: 'own',
  ready: '[data-row-id] [data-week="1"]',
  onwards: ['Enter'],
  hasChart: true,
}
