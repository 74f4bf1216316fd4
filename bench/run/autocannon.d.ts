declare module 'autocannon' {
  type Options = {
    url: string;
    duration?: number;
    amount?: number;
    connections: number;
    headers?: Record<string, string>;
    requests?: { path: string }[];
  };
  type Latency = { p50: number; p97_5: number; p99: number; average: number };
  type Result = {
    requests: { average: number; total: number };
    latency: Latency;
    duration: number;
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
