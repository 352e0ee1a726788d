import { dealtGameNamed } from '#games';

export const gameWords = (game: string): string => dealtGameNamed(game)?.title ?? game;
