export { demoPlayers } from './players';
export { demoStory } from './demo-story';
