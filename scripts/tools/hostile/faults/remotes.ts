import type { Group } from '../lib/case';

const RESILIENCE = 'e2e/tests/resilience/';
const BROKEN = `${RESILIENCE}broken-remote.spec.ts > `;
const COMBINATIONS = `${RESILIENCE}combinations.spec.ts > `;
const REGISTRY = `${RESILIENCE}registry.spec.ts > `;
const CREATE_REMOTE = 'shared/src/remote/create-remote.test.tsx > ';
const RELEASE = 'registry/src/publish/publish-release.test.ts > ';
const CHECKS = 'registry/src/publish/checks/check-release.test.ts > ';
const RESOLVER = 'host/server/releases/release-resolver.test.ts > ';
const HEAL = 'a fallback in its place, the rest works, "Try again" heals it';

/** A remote that does not come, comes broken or breaks, and releases that change under open tabs. */
export const remoteFaults: Group = {
  title: 'Remotes and releases',
  cases: [
    {
      id: 'A-01',
      title: 'The layout refuses connections',
      severity: 'high',
      expect: 'the page stays readable, its links work',
      tests: [`${BROKEN}remote-layout broken: ${HEAL}`],
    },
    {
      id: 'A-02',
      title: 'The remote of the log-in is missing',
      severity: 'high',
      expect: 'a fallback with “Try again”, other pages work',
      tests: [`${BROKEN}remote-auth broken: ${HEAL}`],
    },
    {
      id: 'A-03',
      title: 'The remote of the public pages fails',
      severity: 'high',
      expect: 'what the server wrote stays readable',
      tests: [
        `${BROKEN}remote-marketing broken: ${HEAL}`,
        `${CREATE_REMOTE}keeps the prerendered page readable when hydration throws`,
      ],
    },
    {
      id: 'A-05',
      title: 'Each of the 16 combinations of remotes that are up or down',
      severity: 'high',
      expect: 'the site boots and answers in all of them',
      tests: [
        `${COMBINATIONS}with remote-account up all 8 combinations of the others that are up or down boot`,
        `${COMBINATIONS}with remote-account down all 8 combinations of the others that are up or down boot`,
      ],
    },
    {
      id: 'A-06',
      title: 'A remote that hangs',
      severity: 'high',
      expect: 'a fallback after 8 s, the rest works, “Try again” heals it',
      tests: [`${BROKEN}… hanging: a fallback after 8 s, the rest works, "Try again" heals it`],
    },
    {
      id: 'A-08',
      title: 'A page arrives in place of a script',
      severity: 'medium',
      expect: 'a fallback; nothing of it runs',
      tests: [`${BROKEN}remote-account broken: ${HEAL}`],
    },
    {
      id: 'A-10',
      title: 'A remote that throws while it loads',
      severity: 'high',
      expect: 'a fallback in its place, its siblings live',
      tests: [`${BROKEN}remote-auth throws: ${HEAL}`, `${BROKEN}remote-layout throws: ${HEAL}`],
    },
    {
      id: 'A-11',
      title: 'A remote that throws while it renders',
      severity: 'high',
      expect: 'a fallback in its place, the host is told',
      tests: [
        `${BROKEN}remote-marketing throws: ${HEAL}`,
        `${CREATE_REMOTE}shows the fallback with a way to try again when a view throws, and tells the host`,
      ],
    },
    {
      id: 'A-13',
      title: 'A remote of an unknown contract version, or without a view it promised',
      severity: 'medium',
      expect: 'refused, the others work',
      tests: [
        `${REGISTRY}… of an unknown contract version is refused, the others work`,
        `${CREATE_REMOTE}rejects a view its manifest promised but the code does not have`,
      ],
    },
    {
      id: 'A-14',
      title: 'A remote that was built for another React',
      severity: 'high',
      expect: 'refused before it is released',
      tests: [
        `${CHECKS}a release is refused, with the reason and what to do another React`,
        'remote-tools/src/webpack/glue/bundler-runtime.test.mjs > a version that does not fit is refused, and says why',
      ],
    },
    {
      id: 'A-15',
      title: 'Two routers or two Reacts on a page',
      severity: 'high',
      expect: 'one of each',
      tests: [
        'e2e/tests/journeys/lean-page.spec.ts > pages of all remotes share one React, react-dom, router and kernel',
      ],
    },
    {
      id: 'A-16',
      title: 'Pointers that are garbage, empty or gone',
      severity: 'high',
      expect: 'the last good page',
      tests: [
        `${REGISTRY}the last good page stays while pointers are garbage or gone`,
        `${REGISTRY}a site that starts while the registry is gone shows the last good page`,
        `${RESOLVER}shows the last good release while a file of the new one is … says so once`,
      ],
    },
    {
      id: 'A-17',
      title: 'A release while a tab is open',
      severity: 'high',
      expect: 'files of earlier releases stay',
      tests: [`${RELEASE}publishing keeps the files of earlier releases for open tabs`],
    },
    {
      id: 'A-18',
      title: 'A release whose old files are deleted under an open tab',
      severity: 'medium',
      expect: 'the rest works, and it comes back without a reload',
      tests: [`${REGISTRY}the files of … are deleted: the rest works, and it comes back without a reload`],
    },
    {
      id: 'A-20',
      title: 'Host and remote of different builds',
      severity: 'medium',
      expect: 'what does not fit is refused before it is released',
      tests: [`${CHECKS}a release is refused, with the reason and what to do …`],
    },
    {
      id: 'A-21',
      title: 'A release is rolled back while tabs are open',
      severity: 'medium',
      expect: 'the pointer is followed; nothing stale is kept',
      tests: [
        'registry/src/publish/commands.test.ts > rolls back until there is nothing earlier; what was live stays in the history and can come back',
        'e2e/tests/releases/open-tabs.spec.ts > tabs go on through a release and a rollback, each with the release that it began with',
        `${RESOLVER}follows the pointer`,
        `${RESOLVER}shows the last good release while the registry is down, and again the new one afterwards`,
      ],
    },
    {
      id: 'A-22',
      title: 'A canary that is broken',
      severity: 'medium',
      expect:
        'only its share of visitors has it, each stays on one side; the site stops it when it is worse, a command at any time',
      tests: [
        'registry/src/publish/commands.test.ts > runs a canary and promotes it',
        'host/server/watch/canary-watch.test.ts > stops a canary that fails more often, and says so in the log',
        'host/server/watch/canary-watch.test.ts > leaves one alone that is as good as the stable release',
        'e2e/tests/releases/open-tabs.spec.ts > a canary that fails in browsers stops itself, and open tabs lose nothing',
        `${RESOLVER}gives a canary to the buckets below its weight only`,
      ],
    },
    {
      id: 'A-64',
      title: 'A handler on the bus that throws',
      severity: 'medium',
      expect: 'the others still run',
      tests: [
        'shared/src/events/event-bus.test.ts > event bus goes on after a handler that throws, and surfaces its error',
      ],
    },
    {
      id: 'F-03',
      title: 'A file of a release that is empty, cut short or changed',
      severity: 'high',
      expect: 'never served nor kept; the last good release until it is mended',
      tests: [
        'host/server/releases/release-files.test.ts > damaged files a file that was … is never served nor kept, and is there again when mended',
        `${RESOLVER}shows the last good release while a file of the new one is …, and says so once`,
        `${RELEASE}publishing uploads a damaged file again when the same release is published again`,
      ],
    },
    {
      id: 'F-14',
      title: 'Two versions of the backend at once',
      severity: 'medium',
      expect: 'what the newer one writes, the older one reads',
      tests: [
        'backend/src/app/tests/two-versions.test.ts > …: what a newer release adds is not seen',
        'backend/src/app/tests/two-versions.test.ts > …: what an older release did not write may be missing',
        'backend/src/app/tests/two-versions.test.ts > …: a value that only a newer release knows leaves the rest readable',
        'backend/src/app/tests/newer-documents.test.ts > a word that only a newer release knows breaks no call that reads it: …',
      ],
    },
  ],
};
