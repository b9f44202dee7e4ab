/// <reference types="vite/client" />
declare module 'virtual:board-theme.css';
