interface DevtoolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

/**
 * The hook React's development build announces itself to. Each remote under development brings a Fast Refresh runtime
 * of its own, which finds the page's one react-dom in `renderers`; the hook those runtimes would make does not keep it.
 */
function createHook(): DevtoolsHook {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => {},
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  };
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook();
