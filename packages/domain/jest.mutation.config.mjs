import workspace from '../../jest.config.mjs'

// Mutation testing takes one project and no list of them.
export default workspace.projects.find(project => project.displayName === 'domain')
