import '@/ui/theme.css';

import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createAppRuntime } from '@/app/store';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { createBrowserPorts } from '@/platform/ports/browserPorts';
import { PortsProvider } from '@/platform/ports/PortsContext';
import { UploadGrid } from '@/ui/upload/UploadGrid';

// A form with pictures over the app's own store and browser ports, until a screen has such a form.

const app = createAppRuntime({ outside: createBrowserPorts(window), page: window });

function Form() {
  const { picUrls, isUnfinished, add, retry, remove, drop, ...grid } = useFormUploads('complaint', 3);
  return (
    <>
      <UploadGrid label="现场照片" max={3} {...grid} onAdd={add} onRetry={retry} onRemove={remove} />
      <output>{isUnfinished ? '' : picUrls.join(' ')}</output>
      <button type="button" onClick={drop}>
        drop
      </button>
    </>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Provider store={app.store}>
      <PortsProvider value={app.ports}>
        <MemoryRouter>
          <main>
            <h1>parts</h1>
            <Form />
          </main>
        </MemoryRouter>
      </PortsProvider>
    </Provider>,
  );
