/** What makes the demonstration: a program of its own, which is loaded where one is asked for and nowhere else. */
export { licenseDemo } from './license-demo'
export { databaseSize, nationUnits, seedNation } from './nation/seed-nation'
export { seedDemo } from './seed-demo'
