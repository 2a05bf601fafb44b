export type Regions = {
  readonly counties: readonly { readonly code: string; readonly name: string }[]
  readonly municipalities: readonly { readonly code: string; readonly name: string; readonly county: string }[]
}

/** Names of the units that other parts of the demonstration speak of. */
export const demoUnits = {
  bergshamra: 'Hemtjänst Bergshamra',
  rasunda: 'Hemtjänst Råsunda',
  workedExample: 'Räkneexemplet',
  solrosen: 'Äldreboendet Solrosen 🌻',
  angen: 'Demensboendet Ängen',
  groupHome2: 'Gruppbostad 2',
  groupHome10: 'Gruppbostad 10',
  longest: 'Daglig verksamhet för unga vuxna med förvärvad hjärnskada Ör',
  unlicensed: 'Hemtjänst Barkarby',
} as const

/** Municipality, department, units. Only some units have years: see seed-demo.ts. */
export const demoOrganisation = [
  {
    municipality: 'Solna',
    isLicensed: true,
    departments: [
      { name: 'Hemtjänst', units: [demoUnits.bergshamra, demoUnits.rasunda, demoUnits.workedExample] },
      { name: 'Vård och omsorgsboende', units: [demoUnits.solrosen, demoUnits.angen] },
    ],
  },
  {
    municipality: 'Sundbyberg',
    isLicensed: true,
    departments: [{ name: 'Funktionsstöd', units: [demoUnits.groupHome2, demoUnits.groupHome10, demoUnits.longest] }],
  },
  {
    municipality: 'Järfälla',
    isLicensed: false,
    departments: [{ name: 'Hemtjänst', units: [demoUnits.unlicensed] }],
  },
] as const

export const licenceKeys = ['forecast', 'diary', 'budget', 'staff', 'analytics'] as const

/** Hours a week of a full-time post in the demonstration's municipalities. */
export const demoFullTimeHours = 37
