import workspace from '../../jest.config.mjs'

// Mutation testing takes one project and no list of them. Property tests stay out: they are slow, and a score that
// rests on random input differs from run to run.
export default {
  ...workspace.projects.find(project => project.displayName === 'domain'),
  testPathIgnorePatterns: ['/node_modules/', '-properties\\.test\\.ts$'],
}
