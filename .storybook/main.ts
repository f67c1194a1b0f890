import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => {
    // vite.config.ts is for the library and the examples: nothing of it is wanted here but the decorators' setting,
    // which vite reads from tsconfig.json.
    delete config.build?.lib;
    delete config.build?.rolldownOptions;
    return config;
  },
};
export default config;
